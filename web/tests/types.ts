// What the server sends, against the types that the table is written with: they are the only description of the
// protocol here, and the compiler reads them. A missing, unknown or wrong member is a fault.

import { join } from 'node:path';
import ts from 'typescript';

export type Check = (type: string, value: unknown) => string[];

export function typesOf(file: string): Check {
  const path = join(import.meta.dirname, '../src', file);
  const program = ts.createProgram([path], {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(path)!)!);

  function ofObject(type: ts.Type, value: object, at: string): string[] {
    const members = type.getProperties();
    const others = type.getStringIndexType();
    const known = members.flatMap((member) => {
      if (member.name in value) {
        const inner = (value as Record<string, unknown>)[member.name];
        return faults(checker.getTypeOfSymbol(member), inner, `${at}.${member.name}`);
      }
      return member.flags & ts.SymbolFlags.Optional ? [] : [`${at}.${member.name} is missing`];
    });
    const unknown = Object.entries(value)
      .filter(([name]) => !members.some((member) => member.name === name))
      .flatMap(([name, inner]) => (others ? faults(others, inner, `${at}.${name}`) : [`${at}.${name} is in no type`]));
    return [...known, ...unknown];
  }

  function faults(type: ts.Type, value: unknown, at: string): string[] {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return [];
    if (type.isUnion()) {
      const present = type.types.filter((one) => !(one.flags & ts.TypeFlags.Undefined)); // JSON knows none
      const each = present.map((one) => faults(one, value, at));
      return each.reduce((least, one) => (one.length < least.length ? one : least));
    }
    if (typeof value === 'object' && value !== null && type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) {
      if (!checker.isArrayLikeType(type)) return Array.isArray(value) ? [`${at} is a list`] : ofObject(type, value, at);
      if (!Array.isArray(value)) return [`${at} is no list`];
      const [one, ...more] = checker.getTypeArguments(type as ts.TypeReference);
      return value.flatMap((inner, i) => faults(more.length ? [one!, ...more][i]! : one!, inner, `${at}[${i}]`));
    }
    const name = checker.typeToString(type);
    const right = [typeof value, JSON.stringify(value)].includes(name) || (value === null && name === 'null');
    return right ? [] : [`${at} is ${JSON.stringify(value)?.slice(0, 60)}, not ${name}`];
  }

  return (name, value) => {
    const symbol = exported.find((one) => one.name === name);
    if (!symbol) throw new Error(`${file} has no type ${name}`);
    return faults(checker.getDeclaredTypeOfSymbol(symbol), value, name);
  };
}
