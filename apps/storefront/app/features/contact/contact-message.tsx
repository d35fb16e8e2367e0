import { useState } from 'react';

import { ContactForm } from './contact-form.tsx';
import { contactPageTexts } from './contact.texts.ts';

export function ContactMessage() {
  const [attempt, setAttempt] = useState(0);
  return (
    <section aria-labelledby="contact-message">
      <h2 id="contact-message" className="text-h2">
        {contactPageTexts.message}
      </h2>
      <noscript>
        <p className="mt-4">{contactPageTexts.needsScript}</p>
      </noscript>
      {/* The key resets the fields after a message was sent. */}
      <ContactForm key={attempt} onAgain={() => setAttempt(attempt + 1)} />
    </section>
  );
}
