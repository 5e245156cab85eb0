import { expect, it, vi } from 'vitest';
import { forResidents } from './build-files';

it('builds for residents whatever NODE_ENV the command was started with, one build at a time, also after one that failed', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const seen: (string | undefined)[] = [];
  const look = async () => {
    seen.push(process.env.NODE_ENV);
    await Promise.resolve();
    seen.push(process.env.NODE_ENV);
  };
  const failed = forResidents(() => Promise.reject(new Error('no room on the disk')));
  const others = [forResidents(look), forResidents(look)];
  await expect(failed).rejects.toThrow('no room on the disk');
  await Promise.all(others);
  expect(seen).toEqual(['production', 'production', 'production', 'production']);
  expect(process.env.NODE_ENV).toBe('development');
  vi.unstubAllEnvs();
});
