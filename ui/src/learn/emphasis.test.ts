import { expect, it } from 'vitest';
import { emphasis } from './emphasis';

it('makes bold what stands between asterisks', () => {
  expect(emphasis('Put your **priest** here.')).toEqual([
    { text: 'Put your ', bold: false },
    { text: 'priest', bold: true },
    { text: ' here.', bold: false },
  ]);
});
