// Tests of the stories' own foundation.
import { test } from './story';

test('a call that is still being answered when its story ends fails neither this story nor the next', { tag: '@once' }, async ({
  page,
}) => {
  const called = new Promise<void>((resolve) => {
    void page.route('**/api/pi/konfiguracja*', async (route) => {
      resolve();
      await route.fulfill({ response: await route.fetch() });
    });
  });
  await page.goto('/kontakt');
  await called;
});
