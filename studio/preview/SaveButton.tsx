import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';

interface Props {
  readonly label: string;
  readonly file: Blob;
  readonly fileName: string;
  /** Another one is being made. */
  readonly isOld: boolean;
}

/** Saves a file under a name. */
export function SaveButton({ label, file, fileName, isOld }: Props) {
  const save = () => {
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    // Some browsers read the address only after the click handler has returned.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <Button disabled={isOld} startIcon={<Download />} variant="outlined" sx={{ m: 1.5, alignSelf: 'flex-start' }} onClick={save}>
      {label}
    </Button>
  );
}
