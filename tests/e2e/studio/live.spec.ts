// A portal before another office, for which its operator names a test user. Here that office is a second portal.
import { type PortalServer, startPortal } from '../../portal-server';
import { expectAccessible } from '../axe';
import { samplePassword } from '../sign-in';
import { enter, expect, firstPatience, previewOf, test } from './room';

/** A test user of the office, as its operator would ask for one: a token and a number. */
async function testUser({ url }: PortalServer, login: string): Promise<{ readonly token: string; readonly pesel: string }> {
  const ask = async (path: string, init: RequestInit) => await (await fetch(`${url}/api${path}`, init)).json();
  const body = JSON.stringify({ login, haslo: samplePassword, recaptcha: null });
  const { token } = await ask('/uzytkownicy/token', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { pesel } = await ask('/uzytkownicy/informacje', { headers: { authorization: `Bearer ${token}` } });
  return { token, pesel };
}

test('live answers of the office are shown for the test subject alone, and go into no file and no scenario @once @full', async ({
  page,
  portal: office,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  const { token, pesel } = await testUser(office, 'jan');
  const portal = await startPortal('start', {
    STUDIO: 'on',
    SANDBOX: 'true',
    OFFICE_API_URL: `${office.url}/api`,
    OFFICE_TOKEN: token,
    OFFICE_PESEL: pesel,
  });
  try {
    await page.setViewportSize({ width: 1280, height: 900 });
    await enter(page, portal, 'redaktor', '/?plik=services/wymiar-podatku/service.json');
    const preview = previewOf(page);
    const rows = preview.locator('tbody tr');
    await expect(rows.first()).toBeVisible({ timeout: firstPatience });
    const sample = await rows.allTextContents();
    await page.getByRole('combobox', { name: 'Dane' }).click();
    await page.getByRole('option', { name: 'żywe dane urzędu (osoba testowa)' }).click();
    await expect(page.getByText('Dane podaje urząd, dla osoby testowej.')).toBeVisible();
    // The frame is loaded anew meanwhile.
    await expect(async () => {
      const live = await rows.allTextContents();
      expect(live.length).toBeGreaterThan(0);
      expect(live).not.toEqual(sample);
    }).toPass({ timeout: firstPatience });
    await expect(rows.first()).toContainText(/\d/);
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Pokaż jako' }).click();
    await page.getByRole('option', { name: 'papier (PDF)' }).click();
    await expect(page.getByText('Żywe dane urzędu nie trafiają do plików ani do scenariuszy.')).toBeVisible();
  } finally {
    // The page asks its server now and then.
    await page.goto('about:blank');
    await portal.stop();
  }
});
