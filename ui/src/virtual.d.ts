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

declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** Draws a description of an interface into the page. */
  export default function SwaggerUI(options: Record<string, unknown>): void;
}
