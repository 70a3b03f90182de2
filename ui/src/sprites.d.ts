declare module 'sprite:*' {
  /** All drawings of a set as symbols; see `vite.config.ts`. */
  const symbols: string;
  export default symbols;
}
