import type { Card } from '../cards';
import data from '../data/short-names.json';

const names: Readonly<Record<string, string>> = data;

/** A card's name as its counter can hold it: ten letters at most. */
export const shortName = ({ id, name }: Pick<Card, 'id' | 'name'>): string => names[id] ?? name;
