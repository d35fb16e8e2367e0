import { Form } from 'react-router';

import { ArtPicture } from '../../ui/art-picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailurePanel } from '../../ui/message-panel.tsx';

export function ProfileFailed({ failure }: { failure: string }) {
  return (
    <div className="wrap pt-10 pb-22">
      <h1 className="mb-6 text-h1">Profile</h1>
      <FailurePanel
        title={failure}
        picture={
          <ArtPicture
            path="/art/scene-cracked"
            widths={[360, 720]}
            sizes="186px"
            width={940}
            height={760}
          />
        }
      >
        <Form action="/profile" replace>
          <button type="submit" className="button">
            <Icon name="retry" isSmall />
            Retry
          </button>
        </Form>
      </FailurePanel>
    </div>
  );
}
