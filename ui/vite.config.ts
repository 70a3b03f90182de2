import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['ZIGGURAT_SERVER'] ?? 'http://127.0.0.1:8420';

/** `sprite:tigris` is every drawing of `src/art/tigris` as one text of symbols `tigris-<file>`. */
function sprites(): Plugin {
  const prefix = 'sprite:';
  return {
    name: 'sprites',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const set = id.slice(prefix.length + 1);
      const folder = here(`src/art/${set}`);
      const symbols = readdirSync(folder)
        .filter((file) => file.endsWith('.svg'))
        .sort()
        .map((file) => {
          this.addWatchFile(`${folder}/${file}`);
          return symbol(set, file.slice(0, -4), readFileSync(`${folder}/${file}`, 'utf8'));
        });
      return `export default ${JSON.stringify(symbols.join(''))};`;
    },
  };
}

function symbol(set: string, name: string, drawing: string): string {
  const box = /viewBox="([^"]+)"/.exec(drawing)?.[1];
  if (box === undefined) throw new Error(`${set}/${name}.svg has no viewBox`);
  const inside = drawing
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/>\s+</g, '><')
    .trim()
    .replace(/\bid="/g, `id="${set}-g-`)
    .replace(/url\(#/g, `url(#${set}-g-`);
  return `<symbol id="${set}-${name}" viewBox="${box}" overflow="visible">${inside}</symbol>`;
}

export default defineConfig({
  plugins: [sprites(), svelte()],
  build: {
    outDir: here('../src/ziggurat/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
    },
    fs: { allow: [here('..')] },
  },
  test: { include: ['src/**/*.test.ts'] },
});
