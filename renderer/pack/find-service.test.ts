import { describe, expect, it } from 'vitest';
import type { PackEntry } from '../../engine';
import { findService } from './find-service';

const services: readonly PackEntry[] = [
  { slug: 'budzet', title: 'Budżet', group: 'a', hash: '1', route: '/uslugi/budzet' },
  {
    slug: 'woda',
    title: 'Woda',
    group: 'a',
    hash: '2',
    route: '/woda',
    variants: [{ id: 'mies', route: '/woda/miesieczne', title: 'Woda miesięcznie' }],
  },
];

describe('findService', () => {
  it('finds a service under its usual address, with or without a slash at the end', () => {
    expect(findService(services, '/uslugi/budzet')?.entry.slug).toBe('budzet');
    expect(findService(services, '/uslugi/budzet/')?.entry.slug).toBe('budzet');
  });

  it('finds a service only under its own address when it has one', () => {
    expect(findService(services, '/woda')?.entry.slug).toBe('woda');
    expect(findService(services, '/uslugi/woda')).toBeNull();
  });

  it('finds a variant with its own title', () => {
    expect(findService(services, '/woda/miesieczne')).toMatchObject({ title: 'Woda miesięcznie', variant: 'mies' });
  });

  it('finds nothing under an unknown address', () => {
    expect(findService(services, '/uslugi/brak')).toBeNull();
    expect(findService(services, '/')).toBeNull();
  });
});
