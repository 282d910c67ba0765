export { aa1941 } from './editions/1941/game';
