export function BrandStory() {
  return (
    <section className="wrap grid gap-6 py-11 md:grid-cols-2 md:gap-16 md:py-22">
      <h2 style={{ font: '800 clamp(1.875rem, 1.3rem + 2.6vw, 3.5rem) / 1.1 var(--font-display)' }}>
        Slow stones stay cool, so the smell of the grain stays in.
      </h2>
      <div className="grid gap-4 text-large text-pretty">
        <p>
          A hand mill, a jate, is two discs of Deccan basalt with furrows cut by chisel. The upper
          one turns, the grain falls through its eye, and flour creeps out at the rim.
        </p>
        <p>
          Ours are turned by a motor but keep the pace of a hand. Every furrow is dressed again when
          it dulls.
        </p>
        <p>
          We clean the grain, grind what has been ordered and nothing more, and pack it in paper
          while it is still cool. A bag from us smells of jowar or wheat before it smells of
          anything else.
        </p>
      </div>
    </section>
  );
}
