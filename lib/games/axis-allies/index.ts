export { aa1941 } from './editions/1941/game';
export { aaRevised } from './editions/revised/game';
