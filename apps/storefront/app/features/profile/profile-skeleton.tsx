import { profileTexts } from './profile.texts.ts';
import './profile.css';

const CARDS = 4;

/** Contains no personal data: the server sends the same HTML to everyone. */
export function ProfileSkeleton() {
  return (
    <div className="skeleton">
      <p role="status" className="sr-only">
        {profileTexts.loading}
      </p>
      <div className="on-dark profile-head">
        <div className="wrap">
          <span className="avatar" />
        </div>
      </div>
      <div aria-hidden="true" className="wrap pt-10 pb-22">
        <p className="mb-6 text-h2">{profileTexts.title}</p>
        <div className="profile-cards">
          {Array.from({ length: CARDS }, (_, place) => (
            <div key={place} />
          ))}
        </div>
      </div>
      <noscript>
        <p className="wrap pb-22">{profileTexts.needsScript}</p>
      </noscript>
    </div>
  );
}
