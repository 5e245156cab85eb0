import { type ContentTree, failure, type Result } from '../../engine';
import { type ContentFolder, parseContentTree } from '../../portal';
import { askOffice } from '../office/fetch-office';
import type { KnownQuery } from '../office/query-client';
import { useQueries } from '../office/use-query';
import { usePortal } from '../pack/use-pack';

/** A tree of the office's content, and the title of the screen that shows it. */
export interface KnownTree {
  readonly title: string;
  readonly root: ContentFolder;
}

/** The office's trees of content. One that could not be had is none of `trees`. */
export interface ContentTrees {
  readonly trees: readonly KnownTree[];
  /** True once each has been answered, or has failed. */
  readonly settled: boolean;
}

const none: readonly ContentTree[] = [];
const freshFor = 5 * 60_000;

/** Asks for the office's trees of content, in each language again. */
export function useContentTrees(): ContentTrees {
  const { pack, settings } = usePortal();
  const { language, services, shell } = pack.index;
  const named = (shell.contentTrees ?? none).map((tree) => ({ tree, entry: services.find(({ route }) => route === tree.route) }));
  const answers = useQueries(
    named.map(({ tree }) => ({
      queryKey: ['shell', 'content', language, tree.call.endpoint, tree.route, tree.block],
      queryFn: async () => {
        const answer = await askOffice(tree.call, settings.apiBase);
        return answer.ok ? parseContentTree(answer.value, tree) : failure(null);
      },
      staleTime: ({ state }: KnownQuery<Result<ContentFolder, unknown>>) => (state.data?.ok ? freshFor : 0),
    })),
  );
  return {
    trees: answers.flatMap(({ data }, place) =>
      data?.ok ? [{ title: named[place]?.entry?.title ?? data.value.name, root: data.value }] : [],
    ),
    settled: answers.every(({ data, isError }) => data !== undefined || isError),
  };
}
