import { type ReactNode, useState } from 'react';
import { Button } from '../../renderer/widget-contract';

interface ExplainedButtonProps {
  readonly id: string;
  /** Why it cannot be pressed now; null when it can. */
  readonly whyNot: string | null;
  /** True while what it does is under way; its words say so. */
  readonly isBusy: boolean;
  readonly children: ReactNode;
  onPress(): void;
}

/**
 * The main button, which says why it cannot be pressed: to a pointer over it, to the focus, to a touch, and to screen readers. It keeps
 * the focus meanwhile, because a button that is switched off cannot be reached to be asked.
 */
export function ExplainedButton({ id, whyNot, isBusy, children, onPress }: ExplainedButtonProps) {
  const [isTold, setTold] = useState(false);
  const isOff = whyNot !== null;
  return (
    // The words belong to what the pointer may rest on, so that they stay while it moves over them.
    <span
      className="pay-button"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setTold(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setTold(false)}
    >
      <Button
        look="primary"
        aria-disabled={isOff || isBusy}
        {...(isOff ? { 'aria-describedby': `${id}-why` } : {})}
        onFocus={() => setTold(true)}
        onBlur={() => setTold(false)}
        onKeyDown={({ key }) => key === 'Escape' && setTold(false)}
        onClick={isOff ? () => setTold(true) : onPress}
      >
        {children}
      </Button>
      {isOff ? (
        <span id={`${id}-why`} role="tooltip" className="pay-why" data-told={isTold}>
          {whyNot}
        </span>
      ) : null}
    </span>
  );
}
