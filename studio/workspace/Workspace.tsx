import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo, useState } from 'react';
import { valueAtIds } from '../../engine/authoring/layer';
import { outline } from '../../engine/authoring/outline';
import { useDraft } from '../draft/use-draft';
import { LanguageWordsProvider, wordsOfSchema } from '../language/language-words';
import type { LanguageAnswer, Overview, SessionAnswer } from '../office/studio-answers';
import { findBlock, findPart, partAround } from '../parts/find-part';
import { PartTree } from '../parts/PartTree';
import { PreviewPane } from '../preview/PreviewPane';
import { ProblemList } from '../problems/ProblemList';
import { PropertyPane } from '../properties/PropertyPane';
import { ServiceList } from './ServiceList';
import { WorkspaceBar } from './WorkspaceBar';

interface Props {
  readonly session: SessionAnswer;
  readonly overview: Overview;
  readonly language: LanguageAnswer;
  readonly onRefresh: () => Promise<void>;
}

/** The three panes: what there is, its properties, what the resident sees. */
export function Workspace({ session, overview, language, onRefresh }: Props) {
  const { work, state } = useDraft();
  const [selected, setSelected] = useState('');
  const words = useMemo(() => wordsOfSchema(language), [language]);
  const { file, draft, value } = state;
  const root = useMemo(() => (file === null ? null : outline(language.schema, value)), [file, value, language]);
  const part = root === null ? null : (findPart(root, selected) ?? root);
  const problems = useMemo(() => (draft?.problems ?? []).filter((problem) => problem.file === file?.file), [draft, file]);
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const { path } of problems) {
      const at = root === null ? '' : partAround(root, path).pointer;
      found.set(at, (found.get(at) ?? 0) + 1);
    }
    return found;
  }, [problems, root]);
  const open = (name: string, pointer = '') => {
    setSelected(pointer);
    void work.open(name);
  };
  return (
    <LanguageWordsProvider value={words}>
      <Box sx={{ display: 'grid', gridTemplateRows: 'auto auto 1fr', height: '100%' }}>
        <WorkspaceBar session={session} work={work} state={state} onRefresh={onRefresh} />
        <ProblemList problems={draft?.problems ?? []} onOpen={({ file: name, path }) => open(name, path)} />
        <Box
          sx={{
            display: 'grid',
            minHeight: 0,
            gridTemplateColumns: { xs: '1fr', md: 'minmax(240px, 300px) minmax(320px, 1fr) minmax(360px, 1.3fr)' },
            '& > *': { minHeight: 0, overflow: 'auto', borderRight: 1, borderColor: 'divider', bgcolor: 'background.paper' },
          }}
        >
          <Box
            component="aside"
            aria-label="Usługi i ich części"
            sx={{ display: 'grid', gridTemplateRows: root === null ? '1fr' : 'minmax(160px, 35%) 1fr' }}
          >
            <ServiceList
              files={overview.files.filter(({ slug, file: name }) => slug !== null && /\/(service|screen)\.json$/.test(name))}
              selected={file?.file ?? null}
              onOpen={open}
            />
            {root !== null && (
              <Box sx={{ overflow: 'auto', borderTop: 1, borderColor: 'divider', p: 1 }}>
                <PartTree root={root} selected={part?.pointer ?? ''} problems={counts} onSelect={setSelected} />
              </Box>
            )}
          </Box>
          <Box component="main" sx={{ p: 2.5 }}>
            {file === null || part === null ? (
              <Typography color="text.secondary">Wybierz usługę z listy po lewej stronie.</Typography>
            ) : (
              <Suspense fallback={null}>
                <PropertyPane
                  key={`${file.file}${part.pointer}`}
                  file={file}
                  root={root ?? part}
                  part={part}
                  onSelect={setSelected}
                  language={language}
                  problems={problems}
                  value={value}
                  onEdit={(edits) => work.edit(edits)}
                />
              </Suspense>
            )}
          </Box>
          <Box component="section" aria-label="Podgląd">
            {file !== null && (
              <PreviewPane
                draft={draft?.id ?? null}
                version={draft?.pack ?? null}
                address={String(valueAtIds(value, '/route') ?? `/uslugi/${String(valueAtIds(value, '/slug'))}`)}
                languages={overview.languages}
                onPick={(block) => {
                  const found = root === null ? null : findBlock(root, block);
                  if (found !== null) setSelected(found.pointer);
                }}
              />
            )}
          </Box>
        </Box>
      </Box>
    </LanguageWordsProvider>
  );
}
