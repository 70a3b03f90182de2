declare module 'sprite:*' {
  /** All drawings of a folder of `src/art` as symbols. */
  const symbols: string;
  export default symbols;
}
