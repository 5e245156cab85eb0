import { useEffect, useState } from 'react';

/** Fetches JSON of the office in the name of who is signed in. */
export async function ask<Data>(address: string): Promise<Data> {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${localStorage.getItem('okienko.token')}` } });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return await answer.json();
}

interface Session {
  readonly name: string;
  readonly pesel: string;
}

/** Who is signed in and for whom; null until the office has said it. */
export function useSession(): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const asked = [
      ask<object>('/api/uzytkownicy/informacje'),
      ask<{ name: string; pesel: string | null }[]>('/api/lista-podmiotow'),
    ] as const;
    void Promise.all(asked).then(([, subjects]) => {
      const person = subjects.find(({ pesel }) => pesel !== null);
      setSession({ name: person?.name ?? '', pesel: person?.pesel ?? '' });
    });
  }, []);
  return session;
}
