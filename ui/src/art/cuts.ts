/** The four minerals; every mineral has its cut, so that shape says what colour says. */
export type Mineral = 'obs' | 'ter' | 'lap' | 'jad';

/** Outline of a mineral's cut in a box of 64, `margin` from its edge. */
export function cut(mineral: Mineral, margin = 3): string {
  const a = margin;
  const b = 64 - margin;
  const w = b - a;
  switch (mineral) {
    case 'obs':
      return `M${a + 2.5} ${a}H${b - 2.5}Q${b} ${a} ${b} ${a + 2.5}V${b - 2.5}Q${b} ${b} ${b - 2.5} ${b}H${a + 2.5}Q${a} ${b} ${a} ${b - 2.5}V${a + 2.5}Q${a} ${a} ${a + 2.5} ${a}Z`;
    case 'ter': {
      const s = w * 0.115;
      return `M${a + s} ${a}H${b - s}V${a + s}H${b}V${b - s}H${b - s}V${b}H${a + s}V${b - s}H${a}V${a + s}H${a + s}Z`;
    }
    case 'lap': {
      const r = w * 0.32;
      const s = w - 2 * r;
      return `M${a + r} ${a}h${s}a${r} ${r} 0 0 1 ${r} ${r}v${s}a${r} ${r} 0 0 1 -${r} ${r}h-${s}a${r} ${r} 0 0 1 -${r} -${r}v-${s}a${r} ${r} 0 0 1 ${r} -${r}Z`;
    }
    case 'jad': {
      const c = w * 0.2;
      return `M${a + c} ${a}H${b - c}L${b} ${a + c}V${b - c}L${b - c} ${b}H${a + c}L${a} ${b - c}V${a + c}Z`;
    }
  }
}
