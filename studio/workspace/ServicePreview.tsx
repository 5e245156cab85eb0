import { valueAtIds } from '../../engine/authoring/layer';
import { blockAround, findBlock, findNamed } from '../parts/find-part';
import { PreviewPane } from '../preview/PreviewPane';
import { useDraft } from '../room/draft-context';
import { useOpenFile } from '../room/open-file';
import { usePlace } from '../room/place';
import { useScenarios } from '../scenarios/use-scenarios';

/** The open service or screen as residents see it. What is clicked in it is selected, and the selected part is marked in it. */
export function ServicePreview() {
  const { value, root, part, select } = useOpenFile();
  const { draft } = useDraft().state;
  const [, go] = usePlace();
  const slug = String(valueAtIds(value, '/slug'));
  const scenarios = useScenarios(draft?.id ?? null, draft?.pack ?? null, slug);
  return (
    <PreviewPane
      address={String(valueAtIds(value, '/route') ?? `/uslugi/${slug}`)}
      slug={slug}
      shown={blockAround(root, part.pointer)}
      scenarios={scenarios?.map(({ name }) => name) ?? []}
      onPick={(block, within) => {
        const found = findBlock(root, block);
        if (found !== null) select(findNamed(found, within).pointer);
      }}
      onFollow={(name) => go({ file: name, part: '' })}
    />
  );
}
