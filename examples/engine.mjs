#!/usr/bin/env node
// A complete engine in JavaScript, without any package: `node examples/engine.mjs`.
//
//     ziggurat arena tigris --bots "greedy,cmd:node examples/engine.mjs"
//
// It knows no rules. It plays any game: of the actions that it may take it prefers those whose
// first word has come up least often so far, and among those one by chance.
// docs/engine-protocol.md in the source says what all lines mean.

import { createInterface } from "node:readline";

const PROTOCOL = 1;
let table = null; // what `newgame` said
let position = null; // what `position` said last
let taken = new Map(); // how often each first word was chosen in this game

function say(line) {
  process.stdout.write(line + "\n");
}

// Chance that repeats itself for the number that the host gives: xorshift on 32 bits.
function chanceFrom(seed) {
  let state = Number(BigInt.asUintN(32, BigInt(seed))) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

// `go movetime 10000 chance 7` as { movetime: "10000", chance: "7" }.
function limitsOf(words) {
  const limits = {};
  for (let at = 0; at + 1 < words.length; at += 2) limits[words[at]] = words[at + 1];
  return limits;
}

function decide(limits) {
  const chance = chanceFrom(limits.chance ?? Date.now());
  const verb = (action) => action.split(" ")[0];
  const times = (action) => taken.get(verb(action)) ?? 0;
  const least = Math.min(...position.actions.map(times));
  const liked = position.actions.filter((action) => times(action) === least);
  const action = liked[Math.floor(chance() * liked.length)];
  taken.set(verb(action), least + 1);
  return action;
}

const commands = {
  ziggurat() {
    say("id name Least Often");
    say("id version 1");
    say(`ok ${PROTOCOL}`);
  },
  isready() {
    say("readyok");
  },
  newgame(rest) {
    table = JSON.parse(rest);
    position = null;
    taken = new Map();
  },
  position(rest) {
    position = JSON.parse(rest);
  },
  go(rest) {
    if (table === null || position === null) return say("error go comes after newgame and position");
    const action = decide(limitsOf(rest.split(" ")));
    say(`info ${JSON.stringify({ line: [action] })}`);
    say(`bestmove ${action}`);
  },
  stop() {}, // it has always answered already
  quit() {
    process.exit(0);
  },
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const [word] = line.split(" ", 1);
  const obey = commands[word];
  if (obey === undefined) return say(`error I do not know ${word}`);
  try {
    obey(line.slice(word.length + 1).trim());
  } catch (error) {
    say(`error ${error.message}`);
  }
});
