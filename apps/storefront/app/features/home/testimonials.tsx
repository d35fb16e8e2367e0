import { ArtPicture } from '../../ui/art-picture.tsx';
import './testimonials.css';

type Testimonial = { quote: string; name: string; place: string; stone: string };

const testimonials: readonly Testimonial[] = [
  {
    quote:
      'The jowar pats out without cracking. My mother, who never praises shop flour, asked where it came from.',
    name: 'Smita Joshi',
    place: 'Kothrud, buys Jowar Flour',
    stone: 'jowar',
  },
  {
    quote:
      'Ordered the bhajani at night, ate thalipeeth the next evening, paid in cash at the door.',
    name: 'Rohan Shinde',
    place: 'Aundh, buys Thalipeeth Bhajani',
    stone: 'thalipeeth',
  },
  {
    quote: 'It smells like the mill in my grandfather’s lane. The khapli polis stay soft all day.',
    name: 'Meenal Deshpande',
    place: 'Sadashiv Peth, buys Khapli Wheat Flour',
    stone: 'khapli',
  },
];

export function Testimonials() {
  return (
    <section className="on-dark testimonials">
      <div aria-hidden="true" className="band band-light" />
      <div className="wrap">
        <h2 className="text-h2">From Pune kitchens</h2>
        <ul>
          {testimonials.map(({ quote, name, place, stone }) => (
            <li key={name}>
              <blockquote>{quote}</blockquote>
              <div className="testimonial-by">
                <ArtPicture
                  path={`/art/stone-${stone}`}
                  widths={[96]}
                  sizes="60px"
                  width={96}
                  height={96}
                  isLazy
                />
                <p>
                  <b>{name}</b>
                  {place}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
