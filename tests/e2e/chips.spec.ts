import { test } from '@playwright/test';
import { tryChips } from '../helpers/chips.ts';

test('the chips of an area page choose by kind', async ({ page }) => {
  await tryChips(page);
});
