import type { Language } from '../../lib/engine';
import type { en } from './en';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: typeof en;
  }
}
