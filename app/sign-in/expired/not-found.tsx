import { ExpiredLink } from '../expired-link';

export default ExpiredLink;
