import { FailurePanel } from '../../ui/message-panel.tsx';
import { Retry } from '../../ui/retry.tsx';
import { profileTexts } from './profile.texts.ts';

export function ProfileFailed({ failure }: { failure: string }) {
  return (
    <div className="wrap pt-10 pb-22">
      <h1 className="mb-6 text-h1">{profileTexts.title}</h1>
      <FailurePanel title={failure}>
        <Retry url="/profile" />
      </FailurePanel>
    </div>
  );
}
