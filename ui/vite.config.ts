import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['ZIGGURAT_SERVER'] ?? 'http://127.0.0.1:8420';

const GAMES = here('../src/ziggurat/games');
const SCENE = 'scene.svg';
const STATIC = here('../src/ziggurat/server/static');
const WORTH_COMPRESSING = 500;

/**
 * Drawings as one text of symbols: `sprite:page` those of the frame (`page-<file>`), `sprite:<game>`
 * those of a game's `art` (`<game>-<file>`), `sprite:scenes` the scene of every game (`scene-<game>`).
 */
function sprites(): Plugin {
  const prefix = 'sprite:';
  return {
    name: 'sprites',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const set = id.slice(prefix.length + 1);
      const symbols = drawings(set).map(({ name, path }) => {
        this.addWatchFile(path);
        return symbol(set === 'scenes' ? 'scene' : set, name, readFileSync(path, 'utf8'));
      });
      return `export default ${JSON.stringify(symbols.join(''))};`;
    },
  };
}

function drawings(set: string): { name: string; path: string }[] {
  if (set === 'scenes')
    return readdirSync(GAMES)
      .sort()
      .map((game) => ({ name: game, path: `${GAMES}/${game}/art/${SCENE}` }))
      .filter(({ path }) => existsSync(path));
  const folder = set === 'page' ? here('src/art/page') : `${GAMES}/${set}/art`;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg') && file !== SCENE)
    .sort()
    .map((file) => ({ name: file.slice(0, -4), path: `${folder}/${file}` }));
}

/**
 * `about:<language>` is what the frame itself says of every game, from the games' own catalogues:
 * the messages `game-…` (title, lead, players, time) and `option-…`.
 */
function about(): Plugin {
  const prefix = 'about:';
  return {
    name: 'about',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const language = id.slice(prefix.length + 1);
      const files = readdirSync(GAMES)
        .sort()
        .map((game) => `${GAMES}/${game}/words/${language}.ftl`)
        .filter((path) => existsSync(path));
      const messages = files.flatMap((path) => {
        this.addWatchFile(path);
        return readFileSync(path, 'utf8')
          .split(/^(?=[a-z#])/m)
          .filter((message) => /^(game|option)-/.test(message));
      });
      return `export default ${JSON.stringify(messages.join(''))};`;
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

/** Every text of the built page also as `.br` and `.gz`, for the server to send as they are. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      const texts = readdirSync(STATIC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|html|js|json|svg|txt|webmanifest)$/.test(file));
      for (const file of texts) {
        const text = readFileSync(`${STATIC}/${file}`);
        if (text.length < WORTH_COMPRESSING) continue;
        writeFileSync(`${STATIC}/${file}.br`, brotliCompressSync(text));
        writeFileSync(`${STATIC}/${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

/** What comes in one file, since it is needed together: first what every screen needs, then a table. */
const TOGETHER = [
  {
    name: 'base',
    priority: 2,
    test: /node_modules\/(svelte|@fluent|clsx|esm-env)\/|preload-helper|sprite:page|ui\/src\/(art|lib\/(api|json|me|play|reload|router|settings|turns|words)|games\/index|table\/(names|showing|Sheet|sound)|screens\/(Bar|Meeting|Menu|Places)|layout\/HouseBar|learn\/progress|puzzles\/streak)/,
  },
  {
    name: 'table',
    priority: 1,
    test: /ui\/src\/(table\/(?!Keys|keys)|rules\/(?!Overview)|layout\/(BoardLayout|BoardBar|DockFrame|Gate)|screens\/(TableGate|Lobby|AskName|NotFound))/,
  },
];

export default defineConfig({
  plugins: [sprites(), about(), svelte(), compressed()],
  resolve: {
    // A game's page lies in the game's folder: it reaches the frame by `$ui` and libraries from here.
    alias: { $ui: here('src'), $games: GAMES },
    dedupe: ['svelte', 'vitest'],
  },
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: here('index.html'), interface: here('interface.html') },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: TOGETHER } },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
    },
    fs: { allow: [here('..')] },
  },
  test: { include: ['src/**/*.test.ts', '../src/ziggurat/games/*/page/**/*.test.ts'] },
});
