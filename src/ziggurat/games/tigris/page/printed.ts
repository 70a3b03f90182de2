/** What is printed on boards and tiles; written by tools/printed.py. */

/** Columns of the board. */
export const WIDTH: number = 16;

/** Rows of the board. */
export const HEIGHT: number = 11;

/** Each side: `.` land, `~` river, `t` a start space, `T` a framed one. */
export const MAPS: Record<string, readonly string[]> = {
  standard: [
    '....~~~~~.t.~...',
    '.T..~.......~..T',
    '...~~t......~~..',
    '~~~~.........~~~',
    '.............t~~',
    '..............~.',
    '~~~~....t...~~~.',
    '.T.~~~~.....~...',
    '......~~~~~~~.T.',
    '.....t..........',
    '..........t.....',
  ],
  advanced: [
    '..~~t....t.....~',
    '..~~..........t~',
    '.T~~...........~',
    '..~...t....t~~~~',
    '..~.........~...',
    '..~t........~..T',
    '..~~........~~..',
    'T..~~~.t....t~..',
    '.....~~~.....~..',
    '....T.~~~~~~~~..',
    '......~..T....T.',
  ],
};
