import { useState } from 'react';

import { ContactForm } from './contact-form.tsx';

export function ContactMessage() {
  const [attempt, setAttempt] = useState(0);
  return (
    <section aria-labelledby="contact-message">
      <h2 id="contact-message" className="text-h2">
        Send Us a Message
      </h2>
      <noscript>
        <p className="mt-4">
          Please turn on JavaScript to send this form, or write to us by e-mail.
        </p>
      </noscript>
      {/* The key resets the fields after a message was sent. */}
      <ContactForm key={attempt} onAgain={() => setAttempt(attempt + 1)} />
    </section>
  );
}
