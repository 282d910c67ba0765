export * from './bidders';
export * from './position';
export * from './rules';
export * from './words';
