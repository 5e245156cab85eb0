interface ProblemsPanelProps {
  /** The checker's report as text. */
  readonly report: string;
  onDismiss(): void;
}

/** Shows the author of a definition what is wrong with it. It is only seen in development, in the checker's own English. */
export function ProblemsPanel({ report, onDismiss }: ProblemsPanelProps) {
  return (
    <section className="problems" aria-label="Definition problems" lang="en">
      <header>
        <strong>The last change was not taken over. The page shows the last good definitions.</strong>
        <button type="button" onClick={onDismiss}>
          Dismiss
        </button>
      </header>
      <pre>{report}</pre>
    </section>
  );
}
