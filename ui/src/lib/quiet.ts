/** Quiet hours: when somebody does not want to be told anything. */

import type { Me } from './types';

type Hours = Me['notices']['quiet'];

/** Whether a moment lies in somebody's quiet hours; they may go over midnight. The server judges its own notices the same way. */
export function isQuiet(hours: Hours, now: Date): boolean {
  if (hours === null) return false;
  const { start, end } = hours;
  const hour = hourIn(hours.zone, now);
  return start <= end ? start <= hour && hour < end : hour >= start || hour < end;
}

/** The hour there; of a zone that this browser does not know, the hour of UTC. */
function hourIn(zone: string, now: Date): number {
  try {
    return Number(new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }).format(now));
  } catch {
    return now.getUTCHours();
  }
}
