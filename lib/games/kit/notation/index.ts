export * from './grammar';
export * from './misreadings';
export * from './notation';
export * from './reader';
export * from './vocabulary';
