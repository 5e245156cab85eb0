import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import { askStudioFile, studioAddress } from '../office/ask-studio';
import { SaveButton } from './SaveButton';
import { useFile } from './use-file';
import { previewWords } from './words';

interface Props {
  /** Where the server draws it. */
  readonly path: string;
  readonly version: string | null;
  /** While the draft has errors the last file stands. */
  readonly isHeld: boolean;
  /** Name of the file, without its ending. */
  readonly name: string;
}

/** The previewed screen on paper: the PDF as the portal draws it. */
export function PaperView({ path, version, isHeld, name }: Props) {
  const say = useSay(previewWords);
  // Another version of the pack answers the same address anew.
  const asked = `${path}&version=${version ?? ''}`;
  const file = useFile(askStudioFile, isHeld ? null : asked);
  if (file.kind === 'waiting')
    return (
      <Typography role="status" sx={{ p: 2 }}>
        {say.drawing}
      </Typography>
    );
  if (file.kind === 'refused')
    return (
      <Alert severity="info" sx={{ borderRadius: 0 }}>
        {file.words}
      </Alert>
    );
  return (
    <Stack sx={{ height: '100%' }}>
      <SaveButton label={say.download.pdf} file={file.content} fileName={`${name}.pdf`} isOld={file.isOld} />
      {navigator.pdfViewerEnabled ? (
        <iframe className="preview-frame" title={say.paper} src={studioAddress(asked)} />
      ) : (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          {say.noViewer}
        </Typography>
      )}
    </Stack>
  );
}
