import { eq, sql } from 'drizzle-orm';
import { defineResource } from '../../calls/define-resource';
import { visitCounter } from '../../database/shell-tables';

/** The visit counter. A browser asks once a session, and each asking is one visit. */
export const visitResources = [
  defineResource('GET /pi/licznik-odwiedzin', {
    query: {},
    answer: async ({ database }) => {
      // One statement: the database lets several visits at once wait for each other, and none is lost.
      const [counted] = await database
        .update(visitCounter)
        .set({ visits: sql`${visitCounter.visits} + 1` })
        .where(eq(visitCounter.enabled, true))
        .returning();
      const [counter] = counted ? [counted] : await database.select().from(visitCounter);
      return { czyWlaczony: counter?.enabled ?? false, wartoscLicznika: counter?.visits ?? 0 };
    },
  }),
];
