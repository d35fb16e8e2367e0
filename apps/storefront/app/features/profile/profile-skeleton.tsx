import './profile.css';

const cards = ['Name', 'Email', 'Phone', 'Address'];

/** Contains no personal data: the server sends the same HTML to everyone. */
export function ProfileSkeleton() {
  return (
    <div className="skeleton">
      <p role="status" className="sr-only">
        Loading your profile
      </p>
      <div className="on-dark profile-head">
        <div className="wrap">
          <span className="avatar" />
        </div>
      </div>
      <div aria-hidden="true" className="wrap pt-10 pb-22">
        <p className="mb-6 text-h2">Profile</p>
        <div className="profile-cards">
          {cards.map((card) => (
            <div key={card} />
          ))}
        </div>
      </div>
      <noscript>
        <p className="wrap pb-22">Please turn on JavaScript to see your profile.</p>
      </noscript>
    </div>
  );
}
