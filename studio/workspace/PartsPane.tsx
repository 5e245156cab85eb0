import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { partAround } from '../../engine/authoring/outline';
import { useSay } from '../language/say';
import { PartTree } from '../parts/PartTree';
import { useOpenFile } from '../room/open-file';
import { usePlace } from '../room/place';
import { workspaceWords } from './words';

/** The parts of the open file, with the number of problems at each, and the way back to the list. */
export function PartsPane({ onSelected }: { readonly onSelected: () => void }) {
  const say = useSay(workspaceWords);
  const { root, part, problems, select } = useOpenFile();
  const [, go] = usePlace();
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const { path } of problems) {
      const at = partAround(root, path).pointer;
      found.set(at, (found.get(at) ?? 0) + 1);
    }
    return found;
  }, [problems, root]);
  return (
    <Stack sx={{ p: 1 }}>
      <Button size="small" startIcon={<ArrowBack />} sx={{ alignSelf: 'flex-start' }} onClick={() => go({ file: null, part: '' })}>
        {say.back}
      </Button>
      <PartTree
        root={root}
        selected={part.pointer}
        problems={counts}
        onSelect={(pointer) => {
          select(pointer);
          onSelected();
        }}
      />
    </Stack>
  );
}
