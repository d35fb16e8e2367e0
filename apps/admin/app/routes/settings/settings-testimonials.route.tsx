import { TestimonialsPage } from '../../features/settings/testimonials/testimonials-page.tsx';

export default function SettingsTestimonialsRoute() {
  return <TestimonialsPage />;
}
