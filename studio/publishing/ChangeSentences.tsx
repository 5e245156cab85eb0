import Typography from '@mui/material/Typography';

/** What a draft changes, in sentences. */
export function ChangeSentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <section aria-label="Co się zmieni">
      <Typography variant="subtitle2">Co się zmieni</Typography>
      {sentences.length === 0 ? (
        <Typography variant="body2">Ten szkic niczego nie zmienia.</Typography>
      ) : (
        <ul>
          {sentences.map((sentence) => (
            <Typography component="li" variant="body2" key={sentence}>
              {sentence}
            </Typography>
          ))}
        </ul>
      )}
    </section>
  );
}
