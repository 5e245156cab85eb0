import type { ScreenContext } from '../../engine';
import { KeyAndCode } from './KeyAndCode';
import type { TwoFactorSettings } from './two-factor-settings';

interface SetUpStepsProps {
  readonly settings: TwoFactorSettings;
  readonly t: ScreenContext['translate'];
  notify(message: string): void;
}

/** What to do to switch two-factor login on, with the key. The last step is about recovery codes at an office that has them. */
export function SetUpSteps({ settings, t, notify }: SetUpStepsProps) {
  const steps =
    settings.codesLeft === null
      ? ['twoFactor.step1', 'twoFactor.step2', 'twoFactor.step3']
      : ['twoFactor.codes.step1', 'twoFactor.step3', 'twoFactor.codes.step3'];
  return (
    <>
      <ol className="two-factor-steps">
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <KeyAndCode settings={settings} t={t} notify={notify} />
    </>
  );
}
