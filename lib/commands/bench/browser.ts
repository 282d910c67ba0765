import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../chromium';

/** How Chromium is started for what is measured of pages. */
export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
