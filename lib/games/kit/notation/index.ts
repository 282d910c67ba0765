export * from './formatter';
export * from './grammar';
export * from './misreadings';
export * from './notation';
export * from './plan';
export * from './reader';
export * from './vocabulary';
