import type { Help } from './game';

/** The lines of a help that are notation: its forms, then its examples. */
export const notationLines = ({ notation, examples }: Help): string[] => [...notation, ...examples];

/** A help as lines: its question first. */
export const helpLines = (help: Help): string[] => [help.question, ...notationLines(help)];
