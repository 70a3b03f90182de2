declare module 'about:*' {
  /** Titles, leads and options of all games in a language; see `vite.config.ts`. */
  const messages: string;
  export default messages;
}

declare module 'sprite:*' {
  /** All drawings of a set as symbols; see `vite.config.ts`. */
  const symbols: string;
  export default symbols;
}
