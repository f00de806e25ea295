// The memory of a search: nodes found by the hash of what led there, edges in one long row.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/action.hpp"
#include "engine/seat.hpp"

namespace veillee {

struct Branch {
  Action action;
  float prior = 0;
  float value = 0;  // sum of the rewards of the node's seat
  std::uint32_t visits = 0;
  std::uint32_t available = 0;  // how often it was legal when its node was passed
};

struct Node {
  std::uint64_t key = 0;
  std::uint32_t first_edge = 0;
  std::uint16_t edges = 0;
  std::uint16_t room = 0;  // edges allocated
  std::uint32_t visits = 0;
  float value = 0;
  Seat seat = 0;
};

class SearchTree {
 public:
  SearchTree() { clear(); }

  void clear() {
    nodes_.clear();
    edges_.clear();
    slots_.assign(1U << 10, 0);
  }

  // The node of this key, made when it is new. Indices stay valid, references do not.
  std::uint32_t node(std::uint64_t key, Seat seat) {
    if (nodes_.size() * 2 >= slots_.size()) grow();
    std::size_t slot = key & (slots_.size() - 1);
    while (slots_[slot] != 0) {
      if (nodes_[slots_[slot] - 1].key == key) return slots_[slot] - 1;
      slot = (slot + 1) & (slots_.size() - 1);
    }
    nodes_.push_back(Node{.key = key, .seat = seat});
    slots_[slot] = static_cast<std::uint32_t>(nodes_.size());
    return slots_[slot] - 1;
  }

  Node& operator[](std::uint32_t index) { return nodes_[index]; }
  Branch* edges_of(const Node& node) { return edges_.data() + node.first_edge; }
  Branch& edge(std::uint32_t index) { return edges_[index]; }
  std::size_t size() const { return nodes_.size(); }

  // Adds an edge; when the node's row is full it moves to the end with some room to spare.
  Branch& add_edge(Node& node, Action action, int expected) {
    if (node.edges == node.room) {
      const auto room = static_cast<std::uint16_t>(node.room == 0 ? expected : node.room + 4);
      const auto first = static_cast<std::uint32_t>(edges_.size());
      edges_.resize(edges_.size() + room);
      for (std::uint16_t i = 0; i < node.edges; ++i)
        edges_[first + i] = edges_[node.first_edge + i];
      node.first_edge = first;
      node.room = room;
    }
    Branch& edge = edges_[node.first_edge + node.edges++];
    edge = Branch{.action = action};
    return edge;
  }

 private:
  void grow() {
    std::vector<std::uint32_t> bigger(slots_.size() * 2, 0);
    for (std::uint32_t i = 0; i < nodes_.size(); ++i) {
      std::size_t slot = nodes_[i].key & (bigger.size() - 1);
      while (bigger[slot] != 0) slot = (slot + 1) & (bigger.size() - 1);
      bigger[slot] = i + 1;
    }
    slots_ = std::move(bigger);
  }

  std::vector<Node> nodes_;
  std::vector<Branch> edges_;
  std::vector<std::uint32_t> slots_;  // open addressing: index of a node + 1, 0 for none
};

}  // namespace veillee
