export * from './bidders';
export * from './by-auction';
export * from './desk';
export * from './position';
export * from './rules';
export * from './terms';
export * from './words';
