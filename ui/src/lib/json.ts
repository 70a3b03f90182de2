/** JSON, and the two kinds of object in it whose fields a game decides. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Facts = { [key: string]: Json };
export type Fields = { kind: string; [field: string]: Json };
