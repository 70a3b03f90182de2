/** Words in bold inside a sentence. */

export interface Piece {
  text: string;
  bold: boolean;
}

/** A text in pieces: what stands between `**` is bold. */
export function emphasis(text: string): Piece[] {
  return text
    .split('**')
    .map((piece, n) => ({ text: piece, bold: n % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
