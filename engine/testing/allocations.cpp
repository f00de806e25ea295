#include "engine/testing/allocations.hpp"

#include <cstdlib>
#include <new>

namespace {

thread_local std::uint64_t count = 0;

// Null when there is no memory left.
void* take(std::size_t size) noexcept {
  ++count;
  return std::malloc(size == 0 ? 1 : size);
}

void* take_aligned(std::size_t size, std::align_val_t alignment) noexcept {
  ++count;
  const auto to = static_cast<std::size_t>(alignment);
  // aligned_alloc wants a whole number of alignments.
  return std::aligned_alloc(to, (size + to - 1) / to * to);
}

void* or_throw(void* memory) {
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

std::uint64_t veillee::allocations() { return count; }

void* operator new(std::size_t size) { return or_throw(take(size)); }
void* operator new[](std::size_t size) { return or_throw(take(size)); }
void* operator new(std::size_t size, std::align_val_t to) {
  return or_throw(take_aligned(size, to));
}
void* operator new[](std::size_t size, std::align_val_t to) {
  return or_throw(take_aligned(size, to));
}
// Sanitizers have forms of their own that do not throw, and what those give must not be freed here.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return take(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return take(size); }
void* operator new(std::size_t size, std::align_val_t to, const std::nothrow_t&) noexcept {
  return take_aligned(size, to);
}
void* operator new[](std::size_t size, std::align_val_t to, const std::nothrow_t&) noexcept {
  return take_aligned(size, to);
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
