import type { Page } from '@playwright/test';
import { untilAlive } from './journey.ts';

/** The window of a phone. */
export const NARROW = { width: 390, height: 844 };

/** Goes to a page, until its scripts have taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** A picture for who looks at the screens, of what the window shows: `PICTURES=folder npx playwright test e2e/…`. */
export async function picture(page: Page, name: string): Promise<void> {
  await take(page, name, false);
}

/** The same of the page down to its end. */
export async function wholePicture(page: Page, name: string): Promise<void> {
  await take(page, name, true);
}

async function take(page: Page, name: string, fullPage: boolean): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
}
