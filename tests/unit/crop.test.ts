import { describe, expect, it } from 'vitest';
import { partAround } from '../../src/lib/crop.ts';

describe('the part of a picture around a point', () => {
  it('has the point in its middle', () => {
    expect(partAround({ x: 50, y: 40 }, 1, 2)).toEqual({
      left: 25,
      top: 0,
      width: 50,
    });
    expect(partAround({ x: 40, y: 50 }, 2, 1)).toEqual({
      left: 0,
      top: 25,
      width: 100,
    });
  });

  it('shows a share of it around that point', () => {
    expect(partAround({ x: 50, y: 40 }, 1, 2, 0.5)).toEqual({
      left: 38,
      top: 15,
      width: 25,
    });
  });

  it('ends at the edges of the picture', () => {
    expect(partAround({ x: 5, y: 0 }, 1, 2).left).toBe(0);
    expect(partAround({ x: 95, y: 0 }, 1, 2).left).toBe(50);
    expect(partAround({ x: 0, y: 100 }, 2, 1).top).toBe(50);
  });
});
